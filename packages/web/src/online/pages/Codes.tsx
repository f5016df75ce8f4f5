import type { CodesAnswer, NewCodesAnswer, SpareCodesAnswer } from '@binario/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { encode } from 'uqr';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useTrying } from '../useTrying.ts';
import { SecretField } from './SecretField.tsx';

/** Whether signing in takes a code beside the password: switched on and off here. */
export function Codes() {
  const text = useText();
  const [state, setState] = useState<CodesAnswer | null>(null);
  const [fresh, setFresh] = useState<NewCodesAnswer | null>(null);
  const [spares, setSpares] = useState<readonly string[]>([]);
  const look = () => api<CodesAnswer>('GET', '/account/codes').then(setState, () => setState(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => void look(), []);
  if (!state) return null;
  return (
    <details>
      <summary>{text.t('online.codes.title')}</summary>
      {state.on ? (
        <>
          <p role="status">
            {text.t('online.codes.on')} {text.t('online.codes.spares', { n: state.spares })}
          </p>
          {spares.length > 0 && <Spares codes={spares} />}
          <CodesForm
            button={text.t('online.codes.end')}
            asksCode
            onSubmit={async (password, code) => {
              await api('POST', '/account/codes/end', { password, code });
              setSpares([]);
              await look();
            }}
          />
        </>
      ) : fresh ? (
        <NewSecret {...fresh}>
          <CodesForm
            button={text.t('online.codes.confirm')}
            asksPassword={false}
            asksCode
            onSubmit={async (_password, code) => {
              setSpares((await api<SpareCodesAnswer>('POST', '/account/codes/confirm', { code })).spares);
              setFresh(null);
              await look();
            }}
          />
        </NewSecret>
      ) : (
        <>
          <p className="quiet">{text.t('online.codes.about')}</p>
          <CodesForm
            button={text.t('online.codes.begin')}
            onSubmit={async (password) => setFresh(await api<NewCodesAnswer>('POST', '/account/codes', { password }))}
          />
        </>
      )}
    </details>
  );
}

interface CodesFormProps {
  readonly button: string;
  readonly asksPassword?: boolean;
  readonly asksCode?: boolean;
  readonly onSubmit: (password: string, code: string) => Promise<void>;
}

function CodesForm({ button, asksPassword = true, asksCode = false, onSubmit }: CodesFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { attempt, busy, problem } = useTrying();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await onSubmit(password, code.trim());
      setPassword('');
      setCode('');
    });
  };
  return (
    <form className="account-form" onSubmit={submit} aria-label={button}>
      {asksPassword && <SecretField kind="currentPassword" required value={password} onChange={setPassword} />}
      {asksCode && <SecretField kind="code" required value={code} onChange={setCode} />}
      <button type="submit" className="button small" disabled={busy}>
        {button}
      </button>
      <Problem words={problem} />
    </form>
  );
}

/** What the authenticator must be told: by its camera, by hand, or by a link on the same device. */
function NewSecret({ secret, link, children }: NewCodesAnswer & { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <p>{text.t('online.codes.scan')}</p>
      <Picture of={link} label={text.t('online.codes.picture')} />
      <p className="secret">{text.t('online.codes.secret', { secret: secret.replace(/(.{4})/g, '$1 ').trim() })}</p>
      <p>
        <a href={link}>{text.t('online.codes.open')}</a>
      </p>
      {children}
    </>
  );
}

function Picture({ of, label }: { of: string; label: string }) {
  const { data, size } = encode(of, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
}

function Spares({ codes }: { codes: readonly string[] }) {
  const text = useText();
  return (
    <section className="refusal-box" aria-label={text.t('online.codes.keep')}>
      <p>{text.t('online.codes.keep')}</p>
      <ol className="spare-codes">
        {codes.map((code) => (
          <li key={code}>{code.replace(/(.{4})(?=.)/g, '$1-')}</li>
        ))}
      </ol>
    </section>
  );
}
