import { lazyPart } from '../lazyPart.js'
import type { IllustrationName } from './Illustration.js'

const Illustration = lazyPart(async () => (await import('./Illustration.js')).Illustration)

/** A drawing in a place of its size, for states that most visitors never see. */
export function LazyIllustration({ name }: { readonly name: IllustrationName }) {
  return (
    <span className="state-picture">
      <Illustration name={name} />
    </span>
  )
}
