/** The person, or the browser, does not want notices. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** Asks the browser for a place to send notices to; it will ask the person first. */
export async function pushSubscription(serverKey: string): Promise<PushSubscriptionJSON> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) })
    .catch((error: unknown) => {
      throw new PushRefused(String(error));
    });
  return subscription.toJSON();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replace(/-/g, '+').replace(/_/g, '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
