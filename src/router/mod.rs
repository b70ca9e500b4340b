//! All API routes, and the order of the middleware.

mod refusals;

use axum::body::Bytes;
use axum::extract::Request;
use axum::middleware::{from_fn_with_state, map_request};
use axum::response::Response;
use axum::routing::get;
use tower::{Layer as _, ServiceBuilder};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::gate;
use crate::web::{Error, observe, origin};
use crate::{
    accounts, analytics, applications, content, contracts, conversations, dashboard, drafts, employers, errors,
    feedback, files, imports, interviews, jobs, messages, money, notifications, office, operator, pages, pwa, support,
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

/// Returns every API route with its OpenAPI description.
#[must_use]
pub fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Api::openapi())
        .merge(operator::routes())
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
        .merge(messages::routes())
        .merge(conversations::routes())
        .merge(interviews::routes())
        .merge(imports::routes())
        .merge(notifications::routes())
        .merge(dashboard::routes())
        .merge(analytics::routes())
        .merge(support::routes())
        .merge(feedback::routes())
        .merge(errors::routes())
}

/// Returns the OpenAPI document.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    refusals::describe(api().into_openapi())
}

/// Builds the complete service: API, pages, assets and middleware.
#[must_use]
pub fn service(
    app: App,
) -> impl tower::Service<Request, Response = Response, Error = std::convert::Infallible, Future: Send> + Clone + Send + 'static
{
    let (api, document) = api().split_for_parts();
    let document = Bytes::from(serde_json::to_string(&refusals::describe(document)).unwrap_or_default());
    let json = [(axum::http::header::CONTENT_TYPE, "application/json")];
    // Outermost first. They are combined into one layer because each separate one costs an allocation per request.
    let layers = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), gate::middleware))
        .layer(compression())
        .layer(CatchPanicLayer::custom(observe::panic_response));
    let layered = api
        .route("/api/openapi.json", get(move || std::future::ready((json, document.clone()))))
        .merge(pages::routes())
        .method_not_allowed_fallback(|| std::future::ready(Error::method_not_allowed()))
        .fallback(pages::fallback)
        .layer(layers)
        .with_state(app);
    map_request(|request| std::future::ready(origin::rewrite_alias(request))).layer(layered)
}

/// Compresses generated responses such as pages and JSON; assets are compressed at build time.
fn compression() -> CompressionLayer<impl tower_http::compression::Predicate> {
    let text =
        SizeAbove::new(MIN_COMPRESSED_BYTES).and(NotForContentType::IMAGES).and(NotForContentType::const_new("font/"));
    // PDFs are already compressed; sending them as they are also keeps their Content-Length.
    let text = text.and(NotForContentType::const_new("application/pdf"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(text)
}
