import { release } from '@binario/protocol';
import { Link } from 'wouter';
import { useText } from '../store/useText.ts';

/** At the foot of the home page: where to read on, and which version this is. */
export function Colophon() {
  const text = useText();
  return (
    <footer className="colophon">
      <Link href="/guide">{text.t('guide.title')}</Link>
      <span data-version={release}>{text.t('version.of', { version: release })}</span>
    </footer>
  );
}
