import { lazyPart } from '../lazyPart.js'
import type { IllustrationName } from './Illustration.js'

const Illustration = lazyPart(async () => (await import('./Illustration.js')).Illustration)

/** Reserves the size of an illustration that most visitors never load. */
export function LazyIllustration({ name }: { readonly name: IllustrationName }) {
  return (
    <span className="state-picture">
      <Illustration name={name} />
    </span>
  )
}
