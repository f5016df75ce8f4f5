import { useText } from '../../store/useText.ts';
import { levelName } from '../../text/seatName.ts';
import { PERSON } from './useSetup.ts';

interface SitterChoiceProps {
  readonly label: string;
  readonly levels: readonly string[];
  /** A person or a level. */
  readonly value: string;
  readonly onChange: (sitter: string) => void;
  /** What a seat without an automatic player is called; nothing where there must be one. */
  readonly person?: string;
}

/** Who plays on a seat: a person, or which of the game's automatic players. */
export function SitterChoice({ label, levels, value, onChange, person }: SitterChoiceProps) {
  const text = useText();
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {person !== undefined && <option value={PERSON}>{person}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>
          {levelName(text, level)}
        </option>
      ))}
    </select>
  );
}

/** What each kind of automatic player is like, in one sentence. */
export function LevelsAbout({ levels }: { levels: readonly string[] }) {
  const text = useText();
  const told = levels.filter((level) => text.has(`bot.${level}.about`));
  if (told.length === 0) return null;
  return (
    <dl className="levels-about" aria-label={text.t('setup.levels')}>
      {told.map((level) => (
        <div key={level}>
          <dt>{levelName(text, level)}</dt>
          <dd className="quiet">{text.say(`bot.${level}.about`)}</dd>
        </div>
      ))}
    </dl>
  );
}
