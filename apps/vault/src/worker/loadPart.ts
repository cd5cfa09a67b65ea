import { PorticoError, walletNotLoaded } from '@portico/protocol'

/** Maps a failed import: a deployment meanwhile may have removed the chunk. */
export const loadPart = <part>(loading: Promise<part>): Promise<part> =>
  loading.catch((cause: unknown) => {
    throw new PorticoError(walletNotLoaded, { cause })
  })

export const loadKeyWork = () => loadPart(import('../custody/keyWork.ts'))

type Methods = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/** Methods whose code loads on the first call. */
export function loadMethods<api, name extends keyof api & string>(
  load: () => Promise<api>,
  names: readonly name[],
): Pick<api, name> {
  let loading: Promise<api> | undefined
  const get = () => {
    loading ??= load().catch((error: unknown) => {
      // Allows a retry, for instance after being offline.
      loading = undefined
      throw error
    })
    return loading
  }
  const methods = names.map(name => [
    name,
    async (...given: never[]) => ((await get()) as Methods)[name]?.(...given),
  ])
  return Object.fromEntries(methods) as Pick<api, name>
}
