import { useIsHydrated, useSearchParams } from '@artha/shared';
import { ratings, type Rating } from '../../domain/valuation.ts';
import type { ReportCard } from '../../research/content/report.ts';

/** The filters of the list; an empty one does not filter. */
export interface Filter {
  readonly sector: string;
  readonly rating: Rating | '';
}

/** Every sector that there is a report of, in the order of the alphabet. */
export function sectorsOf(cards: readonly ReportCard[]): readonly string[] {
  return [...new Set(cards.map(({ sector }) => sector))].sort();
}

/** `health care` → `Health care`. */
export function nameOfSector(sector: string): string {
  return sector.slice(0, 1).toUpperCase() + sector.slice(1);
}

function readFilter(parameters: URLSearchParams, sectors: readonly string[]): Filter {
  const [sector, rating] = [parameters.get('sector'), parameters.get('rating')];
  return {
    sector: sectors.find((known) => known === sector) ?? '',
    rating: ratings.find((known) => known === rating) ?? '',
  };
}

/** The filters of the list. They are in the address, so that links, reloads and Back restore them. */
export function useFilters(sectors: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const change = ({ sector, rating }: Filter) => {
    setParameters({ ...(sector !== '' && { sector }), ...(rating !== '' && { rating }) }, { preventScrollReset: true });
  };
  return {
    // The page was composed without a choice.
    filter: readFilter(isHydrated ? parameters : new URLSearchParams(), sectors),
    setFilter: change,
    /** Whether a choice is answered already. */
    isReady: isHydrated,
    clear: () => {
      change({ sector: '', rating: '' });
    },
  };
}
