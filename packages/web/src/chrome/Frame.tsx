import type { CSSProperties, ReactNode } from 'react';
import { moveBorder, useLayout } from '../store/layout.ts';
import { useText } from '../store/useText.ts';
import { Splitter } from './Splitter.tsx';
import { useBroad, useRoom } from './useForm.ts';

interface FrameProps {
  /** A map taller than wide has the whole height, and the panels a column of their own; else they lie under it. */
  readonly tall: boolean;
  readonly map: ReactNode;
  readonly dock: ReactNode;
  readonly ask: ReactNode;
}

/** Where the question begins until somebody moves it: the wider the screen, the smaller the part it needs. */
function askFrom(room: number, broad: boolean, tall: boolean): number {
  if (room === 1) return 0.62;
  if (broad) return room > 3 ? 0.79 : 0.77;
  return tall ? 0.72 : 0.71;
}

/** Map, panels and question with the borders between them, which the player may move. */
export function Frame({ tall, map, dock, ask }: FrameProps) {
  const text = useText();
  const room = useRoom();
  const broad = useBroad();
  const sizes = useLayout((state) => state.layout.sizes);
  // Of the whole: where the question begins, and where the map ends.
  const side = sizes.ask ?? askFrom(room, broad, tall);
  const edge = tall ? (sizes.map ?? (!broad ? 0.45 : room > 3 ? 0.43 : 0.4)) : (sizes.dock ?? 0.62);
  const style = { '--ask': side, '--edge': edge } as CSSProperties;
  const inner = (
    <Splitter
      label={text.t('table.border.map')}
      vertical={tall}
      value={edge}
      min={0.25}
      max={tall ? Math.max(0.3, side - 0.15) : 0.85}
      onMove={(value) => moveBorder(tall ? 'map' : 'dock', value)}
      onReset={() => moveBorder(tall ? 'map' : 'dock', undefined)}
    />
  );
  const outer = (
    <Splitter
      className="ask-border"
      label={text.t('table.border.ask')}
      vertical
      value={side}
      min={tall ? Math.min(0.8, edge + 0.15) : 0.4}
      max={0.8}
      onMove={(value) => moveBorder('ask', value)}
      onReset={() => moveBorder('ask', undefined)}
    />
  );
  // Read and reached by key the question comes first, wherever it stands.
  return tall ? (
    <div className="table-frame is-columns" style={style}>
      {ask}
      {map}
      {inner}
      {dock}
      {outer}
    </div>
  ) : (
    <div className="table-frame is-rows" style={style}>
      {ask}
      <div className="table-left">
        {map}
        {inner}
        {dock}
      </div>
      {outer}
    </div>
  );
}

interface NarrowFrameProps {
  /** On a phone the map stands above the question, on its side and on a tablet beside it. */
  readonly form: 'phone' | 'side';
  readonly map: ReactNode;
  readonly ask: ReactNode;
}

/** Map and question where there is room for no more, with the border between them, which the player may move too. */
export function NarrowFrame({ form, map, ask }: NarrowFrameProps) {
  const text = useText();
  const at = useLayout((state) => state.layout.sizes[form]);
  const style = at === undefined ? undefined : ({ '--map': `${at * 100}%`, '--map-least': '6.5rem' } as CSSProperties);
  return (
    <div className="table-narrow" style={style}>
      {map}
      <Splitter
        key={form}
        label={text.t('table.border.map')}
        vertical={form === 'side'}
        value={at}
        min={form === 'side' ? 0.25 : 0.1}
        max={0.75}
        onMove={(value) => moveBorder(form, value)}
        onReset={() => moveBorder(form, undefined)}
      />
      {ask}
    </div>
  );
}
