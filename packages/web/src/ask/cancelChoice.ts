import { useTable } from '../store/table.ts';
import { tryAction } from '../store/trying.ts';
import { focusQuestion } from './focusQuestion.ts';

/** Takes back what is chosen but not done. */
export function cancelChoice(): void {
  useTable.setState({ pick: null });
  void tryAction(null);
  focusQuestion();
}
