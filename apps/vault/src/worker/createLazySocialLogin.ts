import type { FarcasterLogin } from './createFarcasterLogin.ts'
import { createLaterMethods } from './createLaterMethods.ts'
import type { SocialLogin, SocialLoginOptions } from './createSocialLogin.ts'
import { loadPart } from './loadPart.ts'

/** Stands in for logins by other services, which are fetched when somebody begins one: Farcaster's by itself. */
export function createLazySocialLogin(
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
    ...createLaterMethods(loadSocial, [
      'startSocial',
      'watchSocial',
      'finishSocial',
      'startFreshSocial',
      'verifyFreshSocial',
      'startWayIn',
    ]),
    ...createLaterMethods(loadFarcaster, [
      'startFarcaster',
      'watchFarcaster',
      'enterByFarcaster',
      'verifyFreshFarcaster',
      'startFarcasterWay',
      'awaitFarcasterWay',
    ]),
    async forgetSocials() {
      // What was begun before this page was loaded, or by code that never came, goes as well.
      await Promise.allSettled([
        social?.then(loaded => loaded.forgetSocials()),
        farcaster?.then(loaded => loaded.forgetFarcaster()),
        options.store.delete('social'),
        options.store.delete('farcaster'),
      ])
    },
  }
}
