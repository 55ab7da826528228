import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPictures } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'

type ChooseDialogProps = { isOpen: boolean; onClose: () => void; onChoose: (picture: StoredPicture) => void }

/** The pictures that the shop shows already, to show one of them in another place too. */
export function ChooseDialog({ isOpen, onClose, onChoose }: ChooseDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Pictures of the shop')} closeLabel={t('Close')}>
      <Choice onChoose={onChoose} />
    </Dialog>
  )
}

function Choice({ onChoose }: Pick<ChooseDialogProps, 'onChoose'>) {
  const { t } = useI18n()
  const [wanted, setWanted] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures'],
    queryFn: () => staffApi(listPictures, {}),
  })
  if (error && !data) return <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Reading />
  const text = wanted.trim().toLowerCase()
  const namesOf = ({ usedIn }: (typeof data)[number]) => usedIn.map(({ name }) => name).join(', ')
  const found = data.filter((one) => namesOf(one).toLowerCase().includes(text))
  return (
    <div className="choose-picture">
      {data.length > 0 && (
        <TextField
          label={t('Search by dish')}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {found.length === 0 && (
        <p className="choose-picture__none">
          {data.length === 0
            ? t('The shop shows no pictures yet. The ones that are uploaded appear here.')
            : t('No picture of a dish with this name')}
        </p>
      )}
      <ul>
        {found.map((one) => (
          <li key={one.picture.id}>
            <button type="button" onClick={() => onChoose(one.picture)}>
              <img src={one.picture.square} alt="" width={96} height={96} loading="lazy" />
              <span>{namesOf(one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
