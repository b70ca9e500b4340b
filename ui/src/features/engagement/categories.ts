import { Award, Coffee, Compass, type IconNode, Lightbulb, Mountain, Quote, Star, Sun, Target, TrendingUp, Trophy, Users } from 'lucide';
import type { CSSProperties } from 'react';

interface CategoryStyle {
  icon: IconNode;
  /** Hue of the card's background and text. The theme sets their lightness, so that every hue is readable. */
  hue: number;
}

export const categoryStyles: Record<string, CategoryStyle> = {
  Encouragement: { icon: Sun, hue: 75 },
  'Career Growth': { icon: TrendingUp, hue: 155 },
  Perseverance: { icon: Mountain, hue: 45 },
  Success: { icon: Trophy, hue: 102 },
  Teamwork: { icon: Users, hue: 340 },
  Innovation: { icon: Lightbulb, hue: 270 },
  Leadership: { icon: Compass, hue: 235 },
  'Work-Life Balance': { icon: Coffee, hue: 12 },
  'Professional Excellence': { icon: Award, hue: 305 },
  'Goal Setting': { icon: Target, hue: 195 },
  Confidence: { icon: Star, hue: 128 },
};

/** Returns a category's icon and colors. An unknown category gets the site's brand color. */
export function styleOf(category: string): { icon: IconNode; style: CSSProperties } {
  const { icon, hue } = categoryStyles[category] ?? { icon: Quote, hue: 'var(--brand-h)' };
  return { icon, style: { '--hue': hue } as CSSProperties };
}
