import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { NetworkIllustration } from '../../ui/Illustration/NetworkIllustration.js'
import { GridIcon } from '../../ui/icons/GridIcon.js'
import { NetworkIcon } from '../../ui/icons/NetworkIcon.js'
import { SwapIcon } from '../../ui/icons/SwapIcon.js'
import { Link, PrimaryButton, Stack, ViewBody } from '../../ui/index.js'
import { HelpPoints } from '../parts/help/HelpPoints.js'
import { helpStrings } from '../parts/help/strings.js'

const guideUrl = 'https://ethereum.org/layer-2/learn/'

export function WhatIsANetworkView() {
  const help = useStrings(helpStrings)
  const { push, goBack } = useNavigation()
  const cameFromNetworks = usePorticoStore(({ router }) => router.stack.at(-2)?.name === 'Networks')
  const { walletGuide } = usePortico().portico.options.dialog
  return (
    <ViewBody
      footer={
        <PrimaryButton onClick={() => (cameFromNetworks ? goBack() : push('Networks'))}>
          {help.chooseNetwork}
        </PrimaryButton>
      }
    >
      <HelpPoints
        picture={<NetworkIllustration />}
        points={[
          { icon: <NetworkIcon />, title: help.networkRecord, text: help.networkRecordText },
          { icon: <GridIcon />, title: help.networkMany, text: help.networkManyText },
          { icon: <SwapIcon />, title: help.networkChoose, text: help.networkChooseText },
        ]}
      />
      {walletGuide ? (
        <Stack align="center">
          <Link href={guideUrl}>{help.learnMoreNetworks}</Link>
        </Stack>
      ) : null}
    </ViewBody>
  )
}
