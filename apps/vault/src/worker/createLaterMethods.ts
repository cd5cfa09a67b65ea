type Methods = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/**
 * Methods whose code is fetched when one of them is called for the first time.
 * @param names all that there are; one that is forgotten is not in the type of what comes back
 */
export function createLaterMethods<api, name extends keyof api & string>(
  load: () => Promise<api>,
  names: readonly name[],
): Pick<api, name> {
  let loading: Promise<api> | undefined
  const get = () => {
    loading ??= load().catch((error: unknown) => {
      // Whoever was offline may try again.
      loading = undefined
      throw error
    })
    return loading
  }
  const later = names.map(name => [
    name,
    async (...given: never[]) => ((await get()) as Methods)[name]?.(...given),
  ])
  // One method for each name, which calls the one of that name.
  return Object.fromEntries(later) as Pick<api, name>
}
