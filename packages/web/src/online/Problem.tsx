/** A problem in words, if there is one. */
export function Problem({ words }: { words: string | null }) {
  return words === null ? null : (
    <p className="refusal-box" role="alert">
      {words}
    </p>
  );
}
