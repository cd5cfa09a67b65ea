/** The new location of a name: `module`, and `name` if it differs. */
export interface NewPlace {
  readonly module: string
  readonly name?: string | undefined
  readonly note?: string | undefined
}

export interface NoPlace {
  readonly todo: string
}

export interface ModuleRule {
  readonly from: string | RegExp
  /** The default target of `names`, and the target of imports of the whole module. */
  readonly to?: string | undefined
  /** By name; `default` is the default import. */
  readonly names?: Readonly<Record<string, NewPlace | NoPlace>> | undefined
  /** Resolves names that are not in `names`. */
  readonly others?: ((name: string) => NewPlace | undefined) | undefined
  /** The import is removed, such as a stylesheet. */
  readonly isDropped?: boolean | undefined
  readonly todo?: string | undefined
}

export type OptionTodos = Readonly<Record<string, string>>

export interface Kit {
  readonly title: string
  /** Whether an npm package belongs to the kit. */
  readonly isOwn: (packageName: string) => boolean
  readonly modules: readonly ModuleRule[]
  readonly options: Readonly<Record<string, OptionTodos>>
}

/** `names` are separated by spaces and line breaks. */
export const keep = (module: string, names: string): Record<string, NewPlace> =>
  Object.fromEntries(splitNames(names).map(name => [name, { module }]))

export const leave = (todo: string, names: string): Record<string, NoPlace> =>
  Object.fromEntries(splitNames(names).map(name => [name, { todo }]))

export const splitNames = (names: string): readonly string[] => names.trim().split(/\s+/)
