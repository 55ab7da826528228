import { MapPin, Menu, Plus, Search, ShoppingBag } from 'lucide-react'
import { cents } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { SampleDish } from './use-sample-dishes.ts'

type SamplePageProps = {
  name: string
  tagline: string
  /** Addresses of pictures. */
  logo: string | undefined
  hero: string | undefined
  categories: readonly string[]
  dishes: readonly SampleDish[]
}

/** A piece of the storefront with everything that its look decides about: nothing in it can be pressed. */
export function SamplePage({ name, tagline, logo, hero, categories, dishes }: SamplePageProps) {
  const { t, money } = useI18n()
  const sum = dishes.slice(0, 2).reduce((all, { price }) => all + price, 0)
  return (
    <div className="sample">
      <header className="sample__header">
        <Menu size={24} />
        <span className="sample__brand">
          {logo && <img src={logo} alt="" />}
          {name}
        </span>
        <span className="sample__open">{t('Open')}</span>
        <ShoppingBag size={22} />
      </header>
      <div className="sample__hero">
        <p>
          {tagline && <span className="sample__name">{name}</span>}
          <strong>{tagline || name}</strong>
        </p>
        {hero && <img src={hero} alt="" />}
      </div>
      <div className="sample__tabs">
        <Search size={20} />
        {categories.map((category, at) => (
          <span key={category} data-current={at === 0 || undefined}>
            {category}
          </span>
        ))}
      </div>
      <h2>{categories[0]}</h2>
      <div className="sample__dishes">
        {dishes.map((dish) => (
          <article key={dish.name} className="sample__dish">
            <div>
              <h3>{dish.name}</h3>
              <p>{dish.text}</p>
              <p className="sample__tag">{t('popular')}</p>
              <p className="sample__price">{money(dish.price)}</p>
            </div>
            {dish.picture ? <img src={dish.picture} alt="" /> : <span className="sample__plate" />}
            <span className="sample__add">
              <Plus size={22} strokeWidth={2.4} />
            </span>
          </article>
        ))}
      </div>
      <div className="sample__notice">
        <p>
          <MapPin size={20} />
          {t('Where shall we bring it?')}
        </p>
        <span className="button">{t('Give the address')}</span>
        <span className="button button--quiet">{t('Rather collect')}</span>
      </div>
      <div className="sample__cart">
        <span className="sample__count">
          {t('{count, plural, one {# item} other {# items}}', { count: 2 })}
        </span>
        <span className="sample__sum">
          {money(cents(sum))}
          <small>{t('Cart')}</small>
        </span>
        <span className="sample__checkout">{t('Checkout')}</span>
      </div>
    </div>
  )
}
