import type { Features, WalletFeature } from '@portico/core/internal'

type ActionFeatures = Pick<Features, WalletFeature | 'walletFeaturesOrder'>

/** The enabled features in the site's order; unlisted ones come last. */
export function getAccountActions<Action>(
  actions: Readonly<Partial<Record<WalletFeature, Action>>>,
  features: ActionFeatures,
): readonly { readonly feature: WalletFeature; readonly action: Action }[] {
  const { walletFeaturesOrder, onramp, swaps, receive, send } = features
  const on: Readonly<Record<WalletFeature, boolean>> = {
    onramp: onramp !== false,
    swaps: swaps !== false,
    receive,
    send,
  }
  const order = new Set([...walletFeaturesOrder, ...(Object.keys(on) as WalletFeature[])]) // created in the line above
  return [...order].flatMap(feature => {
    const action = actions[feature]
    return action && on[feature] ? [{ feature, action }] : []
  })
}
