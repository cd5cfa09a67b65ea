import type { Check } from '@portico/core/adapter'
import { frameBlockedByCsp, isPorticoError } from '@portico/protocol'

export function createFrameCheck(vault: string, open: () => Promise<void>): Check {
  const { host, origin } = new URL(vault)
  return {
    name: 'vault',
    async run(probes) {
      if (!probes.isOnline()) return undefined
      let failure: unknown
      const attempt = await probes.watch(vault, async () => {
        try {
          await open()
        } catch (error) {
          failure = error
          throw error
        }
      })
      if (attempt.outcome === 'reached') return undefined
      const isForbidden = attempt.outcome === 'policy' || isPorticoError(failure, frameBlockedByCsp)
      if (isForbidden) return probes.explain(vault, { outcome: 'policy', directive: 'frame-src' })
      const reach = await probes.reach(`${origin}/health`)
      if (reach.outcome === 'failed' || reach.outcome === 'silent') return probes.explain(vault, reach)
      return {
        code: 'frame_blocked',
        message: `${host} answers, but its page does not come up in a frame here: it does not list this origin among those of the project, or an extension of this browser blocks it.${failure instanceof Error ? ` ${failure.message}` : ''}`,
        facts: { host },
      }
    },
  }
}
