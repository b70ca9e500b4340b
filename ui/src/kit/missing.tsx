import { ButtonLink } from './button';
import { Page } from './layout';
import { Title } from './title';

/** Shown when the subject of a page does not exist. */
export function Missing({ title, text }: { title: string; text: string }) {
  return (
    <Page width="middle">
      <div>
        <Title>{title}</Title>
        <p className="mut">{text}</p>
      </div>
      <div className="actions">
        <ButtonLink to="/jobs">Find jobs</ButtonLink>
        <ButtonLink to="/" variant="ghost">
          Go to the home page
        </ButtonLink>
      </div>
    </Page>
  );
}
