import type { ChainNamespace } from './ChainNamespace.js'
import type { FamilyTypes } from './FamilyTypes.js'

export type MethodName<Namespace extends ChainNamespace> = Namespace extends ChainNamespace
  ? keyof FamilyTypes[Namespace]['methods'] & string
  : never

export type NamespaceWith<Method extends string> = {
  [Namespace in ChainNamespace]: Method extends MethodName<Namespace> ? Namespace : never
}[ChainNamespace]

type MethodOf<Namespace extends ChainNamespace, Method> = Namespace extends ChainNamespace
  ? Method extends keyof FamilyTypes[Namespace]['methods']
    ? FamilyTypes[Namespace]['methods'][Method]
    : never
  : never

export type MethodParameters<Namespace extends ChainNamespace, Method extends string> =
  MethodOf<Namespace, Method> extends (...given: infer Given) => unknown
    ? Given extends readonly [infer Parameters extends object]
      ? Parameters
      : Readonly<Record<never, never>>
    : never

export type MethodResult<Namespace extends ChainNamespace, Method extends string> =
  MethodOf<Namespace, Method> extends (...given: never) => Promise<infer Result> ? Result : never

export type NamedMethodParameters<Method extends string> = MethodParameters<NamespaceWith<Method>, Method> & {
  readonly namespace?: NamespaceWith<Method> | undefined
}

export type NamedMethodResult<Method extends string> = MethodResult<NamespaceWith<Method>, Method>
