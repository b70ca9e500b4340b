//! All API routes, and the order of the middleware.

mod refusals;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::{from_fn_with_state, map_request};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tower::{Layer as _, ServiceBuilder};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::gate;
use crate::web::assets::Assets;
use crate::web::routes::Routes;
use crate::web::{Error, observe, origin};
use crate::{
    accounts, analytics, applications, calendars, content, contracts, conversations, dashboard, disputes, drafts,
    employers, errors, feedback, files, imports, interviews, jobs, messages, money, notifications, office, operator,
    pages, payments, projects, pwa, rapid_hire, records, removals, reviews, shifts, support, timesheets,
};

/// Size in bytes below which compressing a response isn't worthwhile.
const MIN_COMPRESSED_BYTES: u64 = 1_024;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Jobstead", description = "The API of a Jobstead site.", license(name = "MIT")),
    components(schemas(
        crate::web::error::Problem,
        crate::jobs::search::query::Sort,
        crate::jobs::own::Sort,
        crate::jobs::reports::ReviewQueue,
        crate::accounts::people::Group,
        crate::applications::applicants::JobSort,
        crate::applications::inbox::Sort,
        crate::applications::model::Group,
        crate::applications::model::MyGroup,
        crate::applications::posted::MyJob,
        crate::notifications::store::Notification,
        crate::live::model::Kind,
        crate::conversations::api::ConversationFilter,
        crate::contracts::api::ContractFilter,
        crate::money::double_entry::LedgerBook,
        crate::payments::api::InvoiceFilter,
        crate::payments::api::InvoiceSide,
        crate::interviews::api::InterviewFilter,
        crate::files::model::Size,
        crate::money::admin_fees::FeeQueue,
        crate::support::agent::store::InboxQueue,
        crate::support::agent::store::ChatSummary,
        crate::feedback::model::FeedbackState,
        crate::errors::model::ErrorState
    ))
)]
struct Api;

/// Where the front end's build puts the OpenAPI description.
const DESCRIPTION: &str = "api/openapi.json";

/// Returns every API route.
fn api() -> Routes<App> {
    Routes::new()
        .merge(operator::routes())
        .merge(removals::routes())
        .merge(office::routes())
        .merge(accounts::routes())
        .merge(files::routes())
        .merge(employers::routes())
        .merge(jobs::routes())
        .merge(drafts::routes())
        .merge(content::routes())
        .merge(pwa::routes())
        .merge(money::routes())
        .merge(applications::routes())
        .merge(contracts::routes())
        .merge(projects::routes())
        .merge(payments::routes())
        .merge(disputes::routes())
        .merge(reviews::routes())
        .merge(records::routes())
        .merge(timesheets::routes())
        .merge(shifts::routes())
        .merge(messages::routes())
        .merge(conversations::routes())
        .merge(interviews::routes())
        .merge(rapid_hire::routes())
        .merge(imports::routes())
        .merge(notifications::routes())
        .merge(calendars::routes())
        .merge(dashboard::routes())
        .merge(analytics::routes())
        .merge(support::routes())
        .merge(feedback::routes())
        .merge(errors::routes())
}

/// Generates the OpenAPI description; only in debug builds.
#[must_use]
pub fn openapi() -> OpenApi {
    refusals::describe(api().describe(Api::openapi()))
}

/// Returns the OpenAPI description as JSON; `None` in a release build without the front end.
#[must_use]
pub fn description(assets: &Assets) -> Option<Vec<u8>> {
    if cfg!(debug_assertions) {
        return openapi().to_pretty_json().ok().map(String::into_bytes);
    }
    assets.get(DESCRIPTION).map(std::borrow::Cow::into_owned)
}

async fn respond_description(State(app): State<App>, headers: HeaderMap) -> Response {
    let missing = || Error::not_found().into_response();
    if cfg!(debug_assertions) {
        let json = [(header::CONTENT_TYPE, "application/json")];
        return description(&app.assets).map_or_else(missing, |document| (json, document).into_response());
    }
    app.assets.respond(DESCRIPTION, &headers).unwrap_or_else(missing)
}

/// Builds the complete service: API, pages, assets and middleware.
#[must_use]
pub fn service(
    app: App,
) -> impl tower::Service<Request, Response = Response, Error = std::convert::Infallible, Future: Send> + Clone + Send + 'static
{
    // Outermost first. They are combined into one layer because each separate one costs an allocation per request.
    let layers = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), gate::middleware))
        .layer(compression())
        .layer(CatchPanicLayer::custom(observe::panic_response));
    let layered = api()
        .into_router()
        .route("/api/openapi.json", get(respond_description))
        .merge(pages::routes())
        .method_not_allowed_fallback(|| std::future::ready(Error::method_not_allowed()))
        .fallback(pages::fallback)
        .layer(layers)
        .with_state(app);
    map_request(|request| std::future::ready(origin::rewrite_alias(request))).layer(layered)
}

/// Compresses generated responses such as pages and JSON, and assets for clients that don't accept Brotli.
fn compression() -> CompressionLayer<impl tower_http::compression::Predicate> {
    let text =
        SizeAbove::new(MIN_COMPRESSED_BYTES).and(NotForContentType::IMAGES).and(NotForContentType::const_new("font/"));
    // PDFs are already compressed; sending them as they are also keeps their Content-Length.
    let text = text.and(NotForContentType::const_new("application/pdf"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(text)
}
