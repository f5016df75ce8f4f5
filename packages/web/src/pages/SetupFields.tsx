import type { SetupWish } from '@binario/kernel';
import type { FormField } from '../game/setupForm.ts';
import { useText } from '../store/useText.ts';

/** The variants and options that are wished for a new game. */
export type Wished = Pick<SetupWish, 'variants' | 'options'>;

/** What was wished of the fields that are there for so many players; the rest was meant for another number. */
export function askedOf(fields: readonly FormField[], { variants, options }: Wished): Wished {
  const asked = new Set(
    fields.flatMap((field) =>
      field.kind === 'oneVariant' ? field.ids : field.kind === 'variant' ? [field.id] : [field.option],
    ),
  );
  return {
    variants: variants.filter((variant) => asked.has(variant)),
    options: Object.fromEntries(Object.entries(options).filter(([option]) => asked.has(option))),
  };
}

interface SetupFieldsProps {
  readonly fields: readonly FormField[];
  readonly wished: Wished;
  readonly onChange: (wished: Wished) => void;
}

/** Variants and options, as the game lists them. */
export function SetupFields({ fields, wished, onChange }: SetupFieldsProps) {
  return fields.map((field) => <SetupField key={keyOf(field)} field={field} wished={wished} onChange={onChange} />);
}

const keyOf = (field: FormField): string =>
  field.kind === 'variant' ? field.id : field.kind === 'oneVariant' ? field.usual : field.option;

function SetupField({ field, wished, onChange }: Omit<SetupFieldsProps, 'fields'> & { readonly field: FormField }) {
  const text = useText();
  const { variants, options } = wished;
  const put = (option: string, value: string | undefined) => {
    const { [option]: _old, ...others } = options;
    onChange({ variants, options: value === undefined ? others : { ...others, [option]: value } });
  };
  switch (field.kind) {
    case 'variant': {
      const without = variants.filter((each) => each !== field.id);
      return (
        <label>
          <input
            type="checkbox"
            checked={variants.includes(field.id)}
            onChange={(event) =>
              onChange({ variants: event.target.checked ? [...without, field.id] : without, options })
            }
          />
          <span>
            {text.say(`variant.${field.id}`)}
            <About of={`variant.${field.id}`} />
          </span>
        </label>
      );
    }
    case 'oneVariant': {
      const others = variants.filter((each) => !field.ids.includes(each));
      const chosen = variants.find((each) => field.ids.includes(each)) ?? field.usual;
      return [field.usual, ...field.ids].map((id) => (
        <label key={id} className="one-variant">
          <input
            type="radio"
            name={field.usual}
            value={id}
            checked={chosen === id}
            onChange={() => onChange({ variants: id === field.usual ? others : [...others, id], options })}
          />
          <span>
            {text.say(`variant.${id}`)}
            <About of={`variant.${id}`} />
          </span>
        </label>
      ));
    }
    case 'tick':
      return (
        <label>
          <input
            type="checkbox"
            checked={options[field.option] === field.value}
            onChange={(event) => put(field.option, event.target.checked ? field.value : undefined)}
          />
          <span>
            {text.say(field.text)}
            <About of={`option.${field.option}`} />
          </span>
        </label>
      );
    case 'choice':
      return (
        <label className="one-option">
          {text.say(`option.${field.option}`)}{' '}
          <select
            value={options[field.option] ?? field.values[0]}
            onChange={(event) => put(field.option, event.target.value)}
          >
            {field.values.map((value) => (
              <option key={value} value={value}>
                {text.say(`option.${field.option}.${value}`)}
              </option>
            ))}
          </select>
          <About of={`option.${field.option}`} />
        </label>
      );
  }
}

/** The sentence on a variant or an option. */
function About({ of }: { of: string }) {
  const text = useText();
  return text.has(`${of}.about`) ? <small className="quiet"> {text.say(`${of}.about`)}</small> : null;
}
