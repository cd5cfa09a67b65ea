import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { FamilyTypes } from './families.js'

/** The verbs that are a family's own. */
export type VerbName<Namespace extends ChainNamespace> = Namespace extends ChainNamespace
  ? keyof FamilyTypes[Namespace]['verbs'] & string
  : never

/** The families that know a verb: naming another one does not compile. */
export type NamespaceWith<Verb extends string> = {
  [Namespace in ChainNamespace]: Verb extends VerbName<Namespace> ? Namespace : never
}[ChainNamespace]

type VerbOf<Namespace extends ChainNamespace, Verb> = Namespace extends ChainNamespace
  ? Verb extends keyof FamilyTypes[Namespace]['verbs']
    ? FamilyTypes[Namespace]['verbs'][Verb]
    : never
  : never

/** What the caller of a verb gives; an empty object where it takes nothing. */
export type VerbParameters<Namespace extends ChainNamespace, Verb extends string> =
  VerbOf<Namespace, Verb> extends (...given: infer Given) => unknown
    ? Given extends readonly [infer Parameters extends object]
      ? Parameters
      : Readonly<Record<never, never>>
    : never

export type VerbResult<Namespace extends ChainNamespace, Verb extends string> =
  VerbOf<Namespace, Verb> extends (...given: never) => Promise<infer Result> ? Result : never

/** What an action takes that is named after a verb. */
export type NamedVerbParameters<Verb extends string> = VerbParameters<NamespaceWith<Verb>, Verb> & {
  /** The active family when not named. */
  readonly namespace?: NamespaceWith<Verb> | undefined
}

export type NamedVerbResult<Verb extends string> = VerbResult<NamespaceWith<Verb>, Verb>
