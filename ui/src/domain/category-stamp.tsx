import {
  Briefcase,
  Brush,
  Calculator,
  Hammer,
  HeartHandshake,
  type IconNode,
  Laptop,
  Package,
  PaintRoller,
  PartyPopper,
  Scale,
  Shield,
  ShoppingBag,
  SprayCan,
  Sprout,
  Stethoscope,
  Truck,
  Utensils,
  Wrench,
} from 'lucide';
import { Icon } from '../kit/icon';
import type { Category } from '../lib/api';

const icons: Record<string, IconNode> = {
  'paint-roller': PaintRoller,
  'spray-can': SprayCan,
  sprout: Sprout,
  utensils: Utensils,
  'party-popper': PartyPopper,
  'shopping-bag': ShoppingBag,
  briefcase: Briefcase,
  laptop: Laptop,
  calculator: Calculator,
  scale: Scale,
  'heart-handshake': HeartHandshake,
  stethoscope: Stethoscope,
  brush: Brush,
  hammer: Hammer,
  wrench: Wrench,
  shield: Shield,
  truck: Truck,
};

export function CategoryIcon({ category, size }: { category: Category; size?: 's' | 'l' }) {
  return <Icon of={icons[category.icon] ?? Package} {...(size && { size })} />;
}

/** The category's icon on a square of its paper color. */
export function CategoryStamp({ category, small }: { category: Category; small?: boolean }) {
  return (
    <span className={`stamp st-${category.stock}${small ? ' stamp-s' : ''}`} title={category.name}>
      <CategoryIcon category={category} {...(small && { size: 's' as const })} />
    </span>
  );
}
