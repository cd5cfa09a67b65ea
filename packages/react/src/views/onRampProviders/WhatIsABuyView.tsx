import { useStrings } from '../../hooks/internal/useTexts.js'
import { BrowserIcon } from '../../ui/icons/BrowserIcon.js'
import { BuyIcon } from '../../ui/icons/BuyIcon.js'
import { SuccessIcon } from '../../ui/icons/SuccessIcon.js'
import { ViewBody } from '../../ui/index.js'
import { HelpPoints } from '../parts/help/HelpPoints.js'
import { buyStrings } from './strings.js'

export function WhatIsABuyView() {
  const { help } = useStrings(buyStrings)
  return (
    <ViewBody>
      <HelpPoints
        picture={null}
        points={[
          { icon: <BuyIcon />, title: help.seller, text: help.sellerText },
          { icon: <BrowserIcon />, title: help.window, text: help.windowText },
          { icon: <SuccessIcon />, title: help.arrival, text: help.arrivalText },
        ]}
      />
    </ViewBody>
  )
}
