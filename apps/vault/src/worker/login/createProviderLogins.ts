import { loadMethods, loadPart } from '../loadPart.ts'
import type { FarcasterLogin } from './createFarcasterLogin.ts'
import type { SocialLogin, SocialLoginOptions } from './createSocialLogin.ts'

export function createProviderLogins(
  options: SocialLoginOptions,
): Omit<FarcasterLogin, 'forgetFarcaster'> & SocialLogin {
  let social: Promise<SocialLogin> | undefined
  let farcaster: Promise<FarcasterLogin> | undefined
  const loadSocial = () => {
    social = loadPart(import('./createSocialLogin.ts')).then(({ createSocialLogin }) =>
      createSocialLogin(options),
    )
    return social
  }
  const loadFarcaster = () => {
    farcaster = loadPart(import('./createFarcasterLogin.ts')).then(({ createFarcasterLogin }) =>
      createFarcasterLogin(options),
    )
    return farcaster
  }
  return {
    ...loadMethods(loadSocial, [
      'startSocial',
      'watchSocial',
      'finishSocial',
      'startFreshSocial',
      'verifyFreshSocial',
      'startWayIn',
    ]),
    ...loadMethods(loadFarcaster, [
      'startFarcaster',
      'watchFarcaster',
      'enterByFarcaster',
      'verifyFreshFarcaster',
      'startFarcasterWay',
      'awaitFarcasterWay',
    ]),
    async forgetSocials() {
      // Also deletes logins that were started before this page loaded or whose code never loaded.
      await Promise.allSettled([
        social?.then(loaded => loaded.forgetSocials()),
        farcaster?.then(loaded => loaded.forgetFarcaster()),
        options.store.delete('social'),
        options.store.delete('farcaster'),
      ])
    },
  }
}
