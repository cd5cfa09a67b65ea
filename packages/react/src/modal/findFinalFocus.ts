/**
 * Where the focus goes when the modal closes and what opened it is gone, as a connect button is once there is an
 * account: to the button of the kit that the page shows now. Null leaves it to the opener.
 */
export function findFinalFocus(opener: Element | null): HTMLElement | null {
  if (opener?.isConnected) return null
  return document.querySelector<HTMLElement>('.portico-button:not(:disabled)')
}
