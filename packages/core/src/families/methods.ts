import type { ChainNamespace } from './ChainNamespace.js'
import type { FamilyTypes } from './FamilyTypes.js'

/** The methods that are a family's own. */
export type MethodName<Namespace extends ChainNamespace> = Namespace extends ChainNamespace
  ? keyof FamilyTypes[Namespace]['methods'] & string
  : never

/** The families that know a method: naming another one does not compile. */
export type NamespaceWith<Method extends string> = {
  [Namespace in ChainNamespace]: Method extends MethodName<Namespace> ? Namespace : never
}[ChainNamespace]

type MethodOf<Namespace extends ChainNamespace, Method> = Namespace extends ChainNamespace
  ? Method extends keyof FamilyTypes[Namespace]['methods']
    ? FamilyTypes[Namespace]['methods'][Method]
    : never
  : never

/** What the caller of a method gives; an empty object where it takes nothing. */
export type MethodParameters<Namespace extends ChainNamespace, Method extends string> =
  MethodOf<Namespace, Method> extends (...given: infer Given) => unknown
    ? Given extends readonly [infer Parameters extends object]
      ? Parameters
      : Readonly<Record<never, never>>
    : never

export type MethodResult<Namespace extends ChainNamespace, Method extends string> =
  MethodOf<Namespace, Method> extends (...given: never) => Promise<infer Result> ? Result : never

/** What an action takes that is named after a method. */
export type NamedMethodParameters<Method extends string> = MethodParameters<NamespaceWith<Method>, Method> & {
  /** The active family when not named. */
  readonly namespace?: NamespaceWith<Method> | undefined
}

export type NamedMethodResult<Method extends string> = MethodResult<NamespaceWith<Method>, Method>
