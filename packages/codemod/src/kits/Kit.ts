/** Where a name of the old kit is now: in `module`, as `name` where it is called differently there. */
export interface NewPlace {
  readonly module: string
  readonly name?: string | undefined
  /** What is different there, for somebody to look at. */
  readonly note?: string | undefined
}

/** A name that has no new place, and what to do about it. */
export interface NoPlace {
  readonly todo: string
}

/** What becomes of the imports of one module. */
export interface ModuleRule {
  readonly from: string | RegExp
  /** Where the names in `names` are that say nothing else, and where a module goes that is taken as a whole. */
  readonly to?: string | undefined
  /** By name; `default` is the default import. */
  readonly names?: Readonly<Record<string, NewPlace | NoPlace>> | undefined
  /** Decides about the names that `names` does not have. */
  readonly others?: ((name: string) => NewPlace | undefined) | undefined
  /** The import is not needed any more, such as a stylesheet. */
  readonly isDropped?: boolean | undefined
  /** For a module without any counterpart. */
  readonly todo?: string | undefined
}

/** By option, `outer.inner` for one within another: what to do about it. */
export type OptionTodos = Readonly<Record<string, string>>

/** Everything that is known about a kit that people come from. */
export interface Kit {
  readonly title: string
  /** Whether a package of npm belongs to it. */
  readonly isOwn: (packageName: string) => boolean
  readonly modules: readonly ModuleRule[]
  /** Options of its functions and props of its components that go nowhere, by the name that has them. */
  readonly options: Readonly<Record<string, OptionTodos>>
}

/** The same names in one new place. */
export const keep = (module: string, names: readonly string[]): Record<string, NewPlace> =>
  Object.fromEntries(names.map(name => [name, { module }]))

/** The same advice for several names. */
export const leave = (todo: string, names: readonly string[]): Record<string, NoPlace> =>
  Object.fromEntries(names.map(name => [name, { todo }]))
