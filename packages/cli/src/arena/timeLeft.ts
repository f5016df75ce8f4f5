/** How long the rest will take if it goes on like this, in words. */
export function timeLeft(spent: number, done: number, all: number): string {
  if (done === 0 || done >= all) return '';
  const seconds = Math.round((spent / done / 1000) * (all - done));
  if (seconds < 90) return `${seconds} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min left` : `${(minutes / 60).toFixed(1)} h left`;
}
