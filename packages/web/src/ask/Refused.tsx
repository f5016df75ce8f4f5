import type { Refusal } from '@binario/kernel';
import { useLocation } from 'wouter';
import { useTable } from '../store/table.ts';
import { useText } from '../text/useText.ts';

/** `1849 §9.2` names section 9.2. */
export const sectionOf = (cite: string): string => /§\s*([\d.]+)/.exec(cite)?.[1] ?? '';

/** Why not, with the way to the paragraph. */
export function Reason({ refusal }: { refusal: Refusal }) {
  const text = useText();
  const [, go] = useLocation();
  const id = useTable((table) => table.file?.id);
  const section = sectionOf(refusal.cite);
  return (
    <span className="reason">
      {text.refusal(refusal)}{' '}
      {section && (
        <a
          href={`/rules/1849/${section}?from=${id ?? ''}&rule=${refusal.rule}`}
          onClick={(event) => {
            event.preventDefault();
            go(`/rules/1849/${section}?from=${id ?? ''}&rule=${refusal.rule}`);
          }}
        >
          {refusal.cite}
        </a>
      )}
    </span>
  );
}
