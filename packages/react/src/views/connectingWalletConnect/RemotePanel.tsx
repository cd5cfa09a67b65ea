import type { WalletPlatform } from '@portico/core/internal'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import type { PairingPanelProps } from '../parts/pairing/PairingPanelProps.js'
import { QrPanel } from '../parts/pairing/QrPanel.js'
import { AppPanel } from './AppPanel.js'
import { MobilePanel } from './MobilePanel.js'

export interface RemotePanelProps extends PairingPanelProps {
  readonly platform: WalletPlatform
}

export function RemotePanel({ platform, ...props }: RemotePanelProps) {
  if (platform === 'mobile') return <MobilePanel {...props} />
  if (platform === 'web' || platform === 'desktop') return <AppPanel {...props} kind={platform} />
  return (
    <ViewBody>
      <QrPanel {...props} />
    </ViewBody>
  )
}
