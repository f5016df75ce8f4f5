import { roundName } from '@binario/rail';
import { useState } from 'react';
import { question } from '../ask/labels.ts';
import { usePresenter } from '../game/GameContext.tsx';
import { version } from '../model/version.ts';
import { saveReport } from '../store/saveAsFile.ts';
import { gameUpTo } from '../store/sharing.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';

/** A refusal that somebody holds to be wrong, as a text with everything needed to look at it again. Nothing is sent. */
export function Report() {
  const text = useText();
  const { name: game } = usePresenter();
  const { reporting, file, snapshot } = useTable();
  const [expected, setExpected] = useState('');
  if (!reporting || !file || !snapshot) return null;
  const { at, tip, round } = snapshot;
  const close = () => useTable.setState({ reporting: null });
  const report = [
    text.t('report.version', { version, game, rules: file.rules, language: text.language }),
    text.t('report.refusal', { words: text.refusal(reporting), cite: reporting.cite, rule: reporting.rule }),
    text.t('report.where', { at, of: tip, round: roundName(text.language, round) }),
    text.t('report.asked', { words: question(text, snapshot) }),
    ...(expected.trim() ? ['', expected.trim()] : []),
    '',
    text.t('report.game'),
    JSON.stringify(gameUpTo(file, at)),
  ].join('\n');
  return (
    <Dialog title={text.t('report.title')} onClose={close}>
      <div className="share">
        <p className="quiet">{text.t('report.hint')}</p>
        <label>
          {text.t('report.expected')}
          <textarea rows={3} maxLength={4000} value={expected} onChange={(event) => setExpected(event.target.value)} />
        </label>
        <textarea className="report-text" aria-label={text.t('report.all')} readOnly rows={8} value={report} />
        <CopyButton words={text.t('report.copy')} text={() => report} />
        <button type="button" className="button" onClick={() => saveReport(file, report)}>
          {text.t('report.save')}
        </button>
      </div>
    </Dialog>
  );
}
