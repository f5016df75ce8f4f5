/** What tabs of this page tell one another about the games of this device. */
export type News =
  | { readonly kind: 'kept'; readonly id: string; readonly version: number }
  /** Some tab wants to play this game itself. */
  | { readonly kind: 'wanted'; readonly id: string }
  /** Whoever played it has put down what it had in hand. */
  | { readonly kind: 'free'; readonly id: string };

let opened: BroadcastChannel | undefined;

/** Opened when first needed; old browsers have none. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opened ??= new BroadcastChannel('binario.games');
  return opened;
}

/** Tells the other tabs of this device what happened to a game. */
export function tell(news: News): void {
  channel()?.postMessage(news);
}

/** Hears what other tabs tell, until the returned function is called. */
export function listen(hear: (news: News) => void): () => void {
  const onMessage = ({ data }: MessageEvent<News>) => hear(data);
  channel()?.addEventListener('message', onMessage);
  return () => channel()?.removeEventListener('message', onMessage);
}
