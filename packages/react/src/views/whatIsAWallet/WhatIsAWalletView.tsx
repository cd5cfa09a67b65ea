import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { WalletIllustration } from '../../ui/Illustration/WalletIllustration.js'
import { BrowserIcon } from '../../ui/icons/BrowserIcon.js'
import { CheckIcon } from '../../ui/icons/CheckIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { Link, PrimaryButton, Stack, ViewBody } from '../../ui/index.js'
import { HelpPoints } from '../parts/help/HelpPoints.js'
import { helpStrings } from '../parts/help/strings.js'

const guideUrl = 'https://ethereum.org/wallets/'

export function WhatIsAWalletView() {
  const help = useStrings(helpStrings)
  const { push } = useNavigation()
  const { isOffered } = useLoginWay()
  const { walletGuide } = usePortico().portico.options.dialog
  return (
    <ViewBody footer={<PrimaryButton onClick={() => push('GetWallet')}>{help.getWallet}</PrimaryButton>}>
      <HelpPoints
        picture={<WalletIllustration />}
        points={[
          { icon: <WalletIcon />, title: help.walletHome, text: help.walletHomeText },
          { icon: <BrowserIcon />, title: help.walletLogin, text: help.walletLoginText },
          isOffered
            ? { icon: <CheckIcon />, title: help.walletEmail, text: help.walletEmailText }
            : { icon: <CheckIcon />, title: help.walletYours, text: help.walletYoursText },
        ]}
      />
      {walletGuide ? (
        <Stack align="center">
          <Link href={guideUrl}>{help.learnMore}</Link>
        </Stack>
      ) : null}
    </ViewBody>
  )
}
