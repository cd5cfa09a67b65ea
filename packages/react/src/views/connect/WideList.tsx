import { ListPaneContext } from '../../context/ModalContexts.js'
import { useMessages } from '../../hooks/internal/useTexts.js'
import { ModalHeader, useStyles } from '../../ui/index.js'
import { ConnectView } from './ConnectView.js'
import { wideListStyles } from './WideList.css.js'

/** The wallet list of the wide layout, which stays beside the chosen wallet. */
export function WideList() {
  useStyles(wideListStyles)
  const { titles } = useMessages()
  return (
    <section className="wide-list" aria-label={titles.connect}>
      <ModalHeader title={titles.connect} />
      <div className="view" data-scroll="">
        <ListPaneContext.Provider value={true}>
          <ConnectView />
        </ListPaneContext.Provider>
      </div>
    </section>
  )
}
