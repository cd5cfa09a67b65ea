import { createLaterMethods } from './createLaterMethods.ts'
import type { SocialLogin, SocialLoginOptions } from './createSocialLogin.ts'

/** Stands in for logins by providers, which are fetched when somebody begins one. */
export function createLazySocialLogin(options: SocialLoginOptions): SocialLogin {
  let loading: Promise<SocialLogin> | undefined
  const load = () => {
    loading = import('./createSocialLogin.ts').then(({ createSocialLogin }) => createSocialLogin(options))
    return loading
  }
  return {
    ...createLaterMethods(load, [
      'startSocial',
      'watchSocial',
      'finishSocial',
      'startFreshSocial',
      'verifyFreshSocial',
    ]),
    async forgetSocials() {
      // Those that were begun before this page was loaded, too.
      const forgotten = loading?.then(loaded => loaded.forgetSocials()) ?? options.store.delete('social')
      await forgotten.catch(() => undefined)
    },
  }
}
