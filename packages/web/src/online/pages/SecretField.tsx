import { useText } from '../../store/useText.ts';

const kinds = {
  password: { label: 'online.password', type: 'password', autoComplete: 'current-password' },
  currentPassword: { label: 'online.currentPassword', type: 'password', autoComplete: 'current-password' },
  code: { label: 'online.codes.code', autoComplete: 'one-time-code', maxLength: 40 },
} as const;

interface SecretFieldProps {
  readonly kind: keyof typeof kinds;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
}

/** A field of an account's form for the password somebody has, or the code of his authenticator. */
export function SecretField({ kind, value, onChange, required = false }: SecretFieldProps) {
  const text = useText();
  const { label, ...input } = kinds[kind];
  return (
    <label>
      {text.t(label)}
      <input {...input} required={required} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
