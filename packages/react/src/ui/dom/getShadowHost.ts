/** The host of the shadow root that the element is in, or the element itself when it is in the page. */
export function getShadowHost(element: HTMLElement): HTMLElement {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host instanceof HTMLElement ? root.host : element
}
