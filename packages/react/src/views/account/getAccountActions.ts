import type { Features, WalletFeature } from '@portico/core/internal'

type ActionFeatures = Pick<Features, WalletFeature | 'walletFeaturesOrder'>

/** The features of a table that are switched on, in the site's order; those it does not name come last. */
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
  const order = new Set([...walletFeaturesOrder, ...(Object.keys(on) as WalletFeature[])]) // written right above
  return [...order].flatMap(feature => {
    const action = actions[feature]
    return action && on[feature] ? [{ feature, action }] : []
  })
}
