import { useText } from '../store/useText.ts';

/** Which tiles may be laid. */
export function ColourSwatches({ colours }: { colours: readonly string[] }) {
  const text = useText();
  return colours.map((colour) => (
    <span key={colour} className={`swatch swatch-${colour}`} title={text.say(`colour.${colour}`)}>
      <span className="visually-hidden">{text.say(`colour.${colour}`)} </span>
    </span>
  ));
}
