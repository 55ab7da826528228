import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/content.ts'
import { getPicture, type Shape } from '#contract/media.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { PictureForm } from './picture-form.tsx'

type PictureDialogProps = {
  isOpen: boolean
  picture: StoredPicture
  label: string
  shape: Shape
  languages: readonly Language[]
  onClose: () => void
  onChange: (picture: StoredPicture) => void
}

/** Which part of a picture is shown, and what is said of it to those who do not see it. */
export function PictureDialog({
  isOpen,
  picture,
  label,
  shape,
  languages,
  onClose,
  onChange,
}: PictureDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog open={isOpen} onClose={onClose} title={label} closeLabel={t('Close')}>
      <Loaded
        picture={picture}
        shape={shape}
        languages={languages}
        onDone={(changed) => {
          onChange(changed)
          onClose()
        }}
      />
    </Dialog>
  )
}

type LoadedProps = Pick<PictureDialogProps, 'picture' | 'shape' | 'languages'> & {
  onDone: (picture: StoredPicture) => void
}

function Loaded({ picture, ...props }: LoadedProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', picture.id],
    queryFn: () => (isUpload(picture.id) ? staffApi(getPicture, { params: { id: picture.id } }) : null),
    staleTime: Infinity,
  })
  if (error && data === undefined)
    return <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <Reading />
  return <PictureForm picture={picture} cropped={data} {...props} />
}

/** A picture that came in with a file of documents may have a name of another shop. */
const isUpload = (id: string): boolean => /^[0-9a-f]{24}$/.test(id)
