import type { SocialLogin, SocialLoginOptions } from './createSocialLogin.ts'

/** Stands in for logins by providers, which are fetched when somebody begins one. */
export function createLazySocialLogin(options: SocialLoginOptions): SocialLogin {
  let loading: Promise<SocialLogin> | undefined
  const load = () => {
    loading ??= import('./createSocialLogin.ts').then(
      ({ createSocialLogin }) => createSocialLogin(options),
      (error: unknown) => {
        // Whoever was offline may try again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    startSocial: async request => (await load()).startSocial(request),
    watchSocial: async (uri, signal) => (await load()).watchSocial(uri, signal),
    finishSocial: async (login, signal) => (await load()).finishSocial(login, signal),
    startFreshSocial: async () => (await load()).startFreshSocial(),
    verifyFreshSocial: async (login, signal) => (await load()).verifyFreshSocial(login, signal),
    async forgetSocials() {
      if (loading) await loading.then(loaded => loaded.forgetSocials()).catch(() => undefined)
      // Begun before this page was loaded.
      else await options.store.delete('social').catch(() => undefined)
    },
  }
}
