import { useId } from 'react';
import { useText } from '../store/useText.ts';

interface StepperProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly name: string;
}

/** A price to choose: by typing, by steps, to the least or the most. */
export function Stepper({ min, max, step, value, onChange, name }: StepperProps) {
  const text = useText();
  const id = useId();
  const to = (next: number) => onChange(Math.max(min, Math.min(max, Number.isFinite(next) ? next : min)));
  return (
    <span className="stepper">
      <label htmlFor={id} className="visually-hidden">
        {text.labelled(text.t('ask.price'), name)}
      </label>
      <button
        type="button"
        className="button small"
        aria-label={text.labelled(text.t('ask.less'), name)}
        disabled={value <= min}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => to(Math.round(event.target.valueAsNumber))}
      />
      <button
        type="button"
        className="button small"
        aria-label={text.labelled(text.t('ask.more'), name)}
        disabled={value >= max}
        onClick={() => to(value + step)}
      >
        +
      </button>
    </span>
  );
}
