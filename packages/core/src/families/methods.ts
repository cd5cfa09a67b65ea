import type { ChainNamespace } from './ChainNamespace.js'
import type { FamilyTypes } from './FamilyTypes.js'

export type MethodName<Namespace extends ChainNamespace> = Namespace extends ChainNamespace
  ? keyof FamilyTypes[Namespace]['methods'] & string
  : never

/** The families that have a method; naming another one does not compile. */
export type NamespaceWith<Method extends string> = {
  [Namespace in ChainNamespace]: Method extends MethodName<Namespace> ? Namespace : never
}[ChainNamespace]

type MethodOf<Namespace extends ChainNamespace, Method> = Namespace extends ChainNamespace
  ? Method extends keyof FamilyTypes[Namespace]['methods']
    ? FamilyTypes[Namespace]['methods'][Method]
    : never
  : never

/** Parameters of a method; an empty object if it has none. */
export type MethodParameters<Namespace extends ChainNamespace, Method extends string> =
  MethodOf<Namespace, Method> extends (...given: infer Given) => unknown
    ? Given extends readonly [infer Parameters extends object]
      ? Parameters
      : Readonly<Record<never, never>>
    : never

export type MethodResult<Namespace extends ChainNamespace, Method extends string> =
  MethodOf<Namespace, Method> extends (...given: never) => Promise<infer Result> ? Result : never

/** Parameters of the action named after a method. */
export type NamedMethodParameters<Method extends string> = MethodParameters<NamespaceWith<Method>, Method> & {
  /** Default: the active family. */
  readonly namespace?: NamespaceWith<Method> | undefined
}

export type NamedMethodResult<Method extends string> = MethodResult<NamespaceWith<Method>, Method>
