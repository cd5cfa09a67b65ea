/**
 * Where the focus goes when the modal closes and what opened it cannot have it: gone, as a connect button is once there
 * is an account, or switched off for as long as it waits for an answer. Then it is the button of the kit that the page
 * shows now. Null leaves it to the opener.
 */
export function findFinalFocus(opener: Element | null): HTMLElement | null {
  const isUsable = opener?.isConnected && opener !== document.body && !opener.matches(':disabled')
  return isUsable ? null : document.querySelector<HTMLElement>('.portico-button:not(:disabled)')
}
