import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import type { BoardColumn } from './board-section.tsx'

type BoardSwitchProps = {
  columns: readonly { column: BoardColumn; title: string; count: number }[]
  current: BoardColumn
}

/** Which column a phone shows; wider screens show all of them and no switch. */
export function BoardSwitch({ columns, current }: BoardSwitchProps) {
  const { t } = useI18n()
  return (
    <nav className="board-switch" aria-label={t('Filter by status')}>
      <ul>
        {columns.map(({ column, title, count }) => (
          <li key={column}>
            <Link
              className={`board-switch__link board-switch__link--${column}`}
              to={`/?column=${column}`}
              aria-current={column === current ? 'page' : undefined}
              replace
            >
              {title} <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
