import { useApplication } from '../../../data/applications/application';
import { Offer } from '../../../domain/offer/offer';

/** The offer of an application, while the reader can accept it. */
export default function OfferCard({ application }: { application: number }) {
  const { data } = useApplication(String(application));
  return data?.offer && data.can.includes('accept') ? <Offer application={data} offer={data.offer} isMain={false} /> : null;
}
