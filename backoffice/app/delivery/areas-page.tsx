import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { mayOverlap } from '#domain/delivery/overlapping-areas.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { SharedNote } from '../documents/shared-note.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { areaOf } from './area-answer.ts'
import { areaShape, boxAround, outlineOf } from './area-features.ts'
import { AreaList } from './area-list.tsx'
import { AreaMap } from './area-map.tsx'
import { AreaProbe } from './area-probe.tsx'
import './area-form.css'
import './areas.css'
import { EmptyAreas } from './empty-areas.tsx'
import { newArea, nextPosition } from '#domain/delivery/new-area.ts'
import { useAreaActions } from './use-area-actions.ts'
import { type AreaEntries, centerOf, choosesBranch, rulesAt, useAreas } from './use-areas.ts'
import { useCodeShapes } from './use-code-shapes.ts'

/** Where the map begins while nobody has said where the restaurant is: the middle of Germany. */
const SOMEWHERE = { lat: 51.16, lng: 10.45 }

/** Where the restaurant delivers: the areas beside their map, and what a guest at an address gets. */
export function AreasPage() {
  const { t } = useI18n()
  const { entries, failure, refresh } = useAreas()
  return (
    <div className="work-page areas-page">
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : entries ? (
        <Areas entries={entries} />
      ) : (
        <>
          <h1>{t('Delivery areas')}</h1>
          <Reading />
        </>
      )}
    </div>
  )
}

function Areas({ entries }: { entries: AreaEntries }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const actions = useAreaActions(entries.areas)
  const [pointed, setPointed] = useState<string>()
  const { branches, shop } = entries
  const { home, mayChange } = useScope()
  const wanted = params.get('branch') ?? home
  const branchId = branches.find(({ id }) => id === wanted)?.id ?? null
  const isMine = mayChange(branchId)
  const center = centerOf(entries, branchId)
  const areas = useMemo(
    () => entries.areas.filter(({ document }) => document.branchId === branchId),
    [entries.areas, branchId],
  )
  const codes = useCodeShapes(
    center,
    areas.some(({ document }) => document.zipcodes.length > 0),
  )
  const served = useMemo(
    () => ({
      areas: areas.map(({ id, document }) => areaOf(id, document)),
      outlines: areas.map(({ id, document }) => outlineOf(id, document, center)),
    }),
    [areas, center],
  )
  const overlaps = useMemo(
    () =>
      new Map(
        served.outlines.map((one) => [
          one.id,
          served.outlines.filter((other) => other.id !== one.id && mayOverlap(one, other)).length,
        ]),
      ),
    [served],
  )
  const shapes = useMemo(
    () =>
      areas.flatMap(({ id, document }) => {
        const geometry = areaShape(document, center, codes)
        return geometry ? [{ id, name: document.name, geometry }] : []
      }),
    [areas, center, codes],
  )
  const features = useMemo(
    () =>
      shapes.map(({ id, name, geometry }) => ({
        type: 'Feature' as const,
        properties: { id, name, isChosen: id === pointed },
        geometry,
      })),
    [shapes, pointed],
  )
  const open = (id: string) => void navigate(`/places/areas/${id}`)
  const addTo = branchId === null ? '' : `?branch=${branchId}`
  return (
    <>
      <div className="work-page__head">
        <h1>{t('Delivery areas')}</h1>
        {areas.length > 0 && isMine && (
          <Button onClick={() => void navigate(`/places/areas/new${addTo}`)}>
            <Plus size={20} aria-hidden="true" />
            {t('New area')}
          </Button>
        )}
      </div>
      {choosesBranch(entries) && (
        <SelectField
          label={t('Areas for')}
          value={branchId ?? ''}
          options={[
            ['', t('All branches without areas of their own')],
            ...branches.map(({ id, document }) => [id, document.name] as const),
          ]}
          onChange={(id) => setParams(id === (home ?? '') ? {} : { branch: id }, { replace: true })}
        />
      )}
      <div className="areas">
        <div className="areas__map">
          <AreaMap
            key={branchId}
            center={center ?? SOMEWHERE}
            restaurant={center}
            features={features}
            box={boxAround(shapes.map(({ geometry }) => geometry))}
            {...(isMine && { onPick: open })}
          />
        </div>
        <div className="areas__list">
          {!isMine && <SharedNote />}
          {areas.length > 0 ? (
            <AreaList
              areas={areas}
              overlaps={overlaps}
              {...(isMine && { actions, onOpen: open })}
              onPoint={setPointed}
            />
          ) : !isMine ? null : (
            <EmptyAreas
              hasCenter={center !== undefined}
              isBranch={branchId !== null}
              isBusy={actions.isBusy}
              onCircle={() =>
                actions.create(newArea(t('Within 3 km'), branchId, nextPosition(entries.areas)))
              }
              onOther={() => void navigate(`/places/areas/new${addTo}`)}
            />
          )}
          {areas.length > 0 && (
            <AreaProbe
              key={branchId}
              served={served}
              country={shop.country}
              rules={rulesAt(entries, branchId)}
            />
          )}
        </div>
      </div>
    </>
  )
}
