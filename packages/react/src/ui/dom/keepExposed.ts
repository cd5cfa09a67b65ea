/**
 * An open dialog library sets `aria-hidden` on its siblings, including our host. The native dialog is exempt from
 * `inert` on its ancestors but not from `aria-hidden`, so we remove that while we are open.
 */
export function keepExposed(host: HTMLElement): () => void {
  const expose = () => host.removeAttribute('aria-hidden')
  const observer = new MutationObserver(() => {
    if (host.hasAttribute('aria-hidden')) expose()
  })
  expose()
  observer.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
