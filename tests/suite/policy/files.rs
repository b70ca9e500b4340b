//! Files. The states are the kind of file, or whether an application uses it.

use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};

use super::fixture::Fixture;
use super::scene::{Scene, Staged};
use crate::support::{Site, Visitor};

statements! {
    ATTACH = "INSERT INTO application_files (application_id, position, file_id) SELECT $1, 0, id FROM files WHERE token = $2";
    USE = "INSERT INTO file_uses (file_id, kind, subject_id) SELECT id, 'application', $1 FROM files WHERE token = $2";
}

/// The applicant's files.
pub struct Files {
    photo: String,
    /// A document of the application.
    document: String,
    /// A document that nothing uses.
    loose: String,
}

pub async fn set_up(site: &Site, applicant: &Visitor, application: i64) -> Files {
    let photo = upload(applicant, "photo", &picture()).await;
    let document = upload(applicant, "document", PDF).await;
    let loose = upload(applicant, "document", PDF).await;
    let attached = document.clone();
    site.write(move |tx| {
        [ATTACH, USE].into_iter().try_for_each(|sql| tx.run(sql, args![application, &attached]).map(drop))
    })
    .await;
    Files { photo, document, loose }
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match (row.method, row.path) {
        ("POST", "/api/files") => Scene::plain().query("?kind=photo"),
        ("GET", "/api/files/{token}") => Scene::new(file).states(["photo", "document"]).relations(
            &[Relation::Reader],
            &[Relation::Owner],
            &[Relation::Reader],
        ),
        ("DELETE", "/api/files/{token}") => {
            Scene::new(file).states(["loose", "attached"]).relations(&[], &[Relation::Owner], &[])
        }
        _ => return None,
    })
}

fn file<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let token = match state {
            "photo" => &fixture.files.photo,
            "document" | "attached" => &fixture.files.document,
            _ => {
                // An earlier attempt may have deleted it.
                if fixture.applicant.get(&format!("/api/files/{}", fixture.files.loose)).await.status == 404 {
                    fixture.files.loose = upload(&fixture.applicant, "document", PDF).await;
                }
                &fixture.files.loose
            }
        };
        vec![("{token}", token.clone())]
    })
}

const PDF: &[u8] = b"%PDF-1.7\n%%EOF\n";

pub fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = image::RgbImage::new(8, 8);
    pixels.write_with_encoder(image::codecs::png::PngEncoder::new(&mut bytes)).unwrap();
    bytes
}

async fn upload(visitor: &Visitor, kind: &str, bytes: &[u8]) -> String {
    let media = if kind == "photo" { "image/png" } else { "application/pdf" };
    let file = visitor.upload(kind, "x", media, bytes).await.expect(201);
    file["token"].as_str().unwrap().to_owned()
}
