import { Download } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { writeRows } from '#domain/menu/spreadsheet/write-rows.ts'
import { useI18n } from '#ui/i18n.tsx'
import { documentCalls } from '../documents/document-calls.ts'
import { useSend } from '../http/use-send.ts'
import { writeCsv } from './csv.ts'
import { kept } from './surroundings.ts'
import type { MenuEntries } from './use-menu.ts'

type ExportMenuProps = {
  menu: MenuEntries
  /** Whether this member may have everything that guests see as one file. */
  canExportAll: boolean
}

/** The menu as files: its dishes for a spreadsheet, or everything for another shop. Both can be imported again. */
export function ExportMenu({ menu, canExportAll }: ExportMenuProps) {
  const { t } = useI18n()
  const { isBusy, send } = useSend()
  const saveDishes = () =>
    void send(async () => {
      const notices = await documentCalls('notice').list()
      const rows = writeRows({ categories: kept(menu.categories), products: kept(menu.products), notices })
      saveFile(`${t('Menu')}.csv`, await writeCsv(rows))
    })
  return (
    <MenuTrigger>
      <Button className="button button--secondary" isPending={isBusy}>
        <Download size={20} aria-hidden="true" />
        {t('Export')}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="popover-menu">
          <MenuItem onAction={saveDishes}>{t('Dishes and prices for a spreadsheet (CSV)')}</MenuItem>
          {canExportAll && (
            <MenuItem onAction={() => location.assign('/api/staff/export')}>
              {t('Everything that guests see (JSON)')}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
