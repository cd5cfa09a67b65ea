/**
 * A dialog library that is open below hides its siblings from assistive technology, our host among them. The
 * native dialog escapes `inert` on its ancestors but not `aria-hidden`, so that is taken off while we are open.
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
